// The board in a small window over other apps, stepped by that window's own buttons: a stream of
// the canvas played as a video, since a video is what browsers let float (Picture-in-Picture), and
// Media Session for the buttons.

/** @typedef {{next: () => unknown, previous: () => unknown, toggle: () => unknown, redraw: () => void}} Acts */

export const canFloat =
  typeof document !== 'undefined' &&
  document.pictureInPictureEnabled === true &&
  'captureStream' in HTMLCanvasElement.prototype;

/** @param {Acts} act */
function takeButtons({ next, previous, toggle }) {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  if ('MediaMetadata' in window) mediaSession.metadata = new MediaMetadata({ title: 'Unblocker' });
  mediaSession.setActionHandler('nexttrack', next);
  mediaSession.setActionHandler('previoustrack', previous);
  mediaSession.setActionHandler('play', toggle);
  mediaSession.setActionHandler('pause', toggle);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Acts} act
 */
export function createFloating(canvas, act) {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  /** @type {MediaStream | null} */
  let stream = null;

  video.addEventListener('leavepictureinpicture', () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
  });

  return {
    /** Must be called by a tap. @returns {Promise<boolean>} whether it floats now */
    async open() {
      try {
        stream ??= canvas.captureStream();
        video.srcObject = stream;
        const playing = video.play();
        act.redraw(); // a video begins with its first frame, and a board at rest gives none
        await playing;
        await video.requestPictureInPicture();
        takeButtons(act);
        return true;
      } catch {
        return false; // the browser refused; the caller says so
      }
    },
    /** A page in the background draws without being asked for frames: asks for one. */
    refresh() {
      const [track] = stream?.getVideoTracks() ?? [];
      if (track && 'requestFrame' in track) {
        /** @type {CanvasCaptureMediaStreamTrack} */ (track).requestFrame();
      }
    },
  };
}
