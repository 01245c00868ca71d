// Times taken on a machine that has other things to do as well.

const mostAttempts = 5;

/**
 * The least of a few attempts: what else the machine has to do only ever makes it longer.
 * @template T
 * @param {number} enough what ends it sooner, in milliseconds as a rule
 * @param {() => Promise<T>} measure
 * @param {(value: T) => number} millisOf
 */
export async function least(enough, measure, millisOf) {
  let best = await measure();
  for (let n = 1; n < mostAttempts && millisOf(best) > enough; n += 1) {
    const next = await measure();
    if (millisOf(next) < millisOf(best)) best = next;
  }
  return best;
}

/** Rounds a second, in tenths, that DevTools takes for a low-end phone's (a Moto G4 Power's). */
const lowEndScore = 264;
/** What Lighthouse slows a fast desktop down by. */
const mostSlowdown = 4;

/**
 * How much this machine, as busy as it is, is to be slowed down to be a low-end phone: on a slow one
 * or in a slow hour the usual four times would make a phone that nobody has. By the strings of
 * Lighthouse's BenchmarkIndex, as DevTools calibrates its presets; the median of short tries.
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<number>} 1 to 4
 */
export async function slowdownToLowEnd(browser) {
  const page = await browser.newPage();
  const score = await page.evaluate(() => {
    const scoreFor = (/** @type {number} */ millis) => {
      const begun = performance.now();
      let [rounds, letters] = [0, 0];
      for (; performance.now() - begun < millis; rounds += 1) {
        let text = '';
        for (let n = 0; n < 10_000; n += 1) text += 'a';
        letters += text.length; // so that no round can be left out
      }
      return letters && rounds / 10 / ((performance.now() - begun) / 1000);
    };
    const scores = Array.from({ length: 21 }, () => scoreFor(50));
    return scores.sort((a, b) => a - b)[10];
  });
  await page.close();
  return Math.min(Math.max(score / lowEndScore, 1), mostSlowdown);
}
