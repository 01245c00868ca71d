// What stands still, drawn once and copied from then on: a frame of a slide costs one copy and the
// blocks that move.

export class Backdrop {
  #canvas = document.createElement('canvas');
  #key = '';

  /**
   * Makes it ready to be copied.
   * @param {{width: number, height: number}} size pixels
   * @param {string} key all that the picture depends on but the size
   * @param {(ctx: CanvasRenderingContext2D) => void} paint
   * @returns {boolean} whether it had to be painted
   */
  keep({ width, height }, key, paint) {
    const wanted = `${width} ${height} ${key}`;
    if (wanted === this.#key) return false;
    Object.assign(this.#canvas, { width, height }); // which clears it
    const own = this.#canvas.getContext('2d');
    if (own) paint(own);
    this.#key = wanted;
    return true;
  }

  /**
   * Fills a canvas, of which nothing is left.
   * @param {CanvasRenderingContext2D} ctx
   * @param {string} key
   * @param {(ctx: CanvasRenderingContext2D) => void} paint
   * @returns {boolean} whether it had to be painted
   */
  copyTo(ctx, key, paint) {
    const isPainted = this.keep(ctx.canvas, key, paint);
    const { width, height } = ctx.canvas;
    ctx.clearRect(0, 0, width, height);
    this.putOn(ctx);
    return isPainted;
  }

  /** As it is, over what is there. @param {CanvasRenderingContext2D} ctx */
  putOn(ctx) {
    const { width, height } = this.#canvas;
    if (width > 0 && height > 0) ctx.drawImage(this.#canvas, 0, 0);
  }
}
