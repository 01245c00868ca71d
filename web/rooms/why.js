// What went wrong, in the words of whoever reads it where there are such.

import { EngineError } from '../engine.js';
import { errorText } from '../texts/texts.js';

/** @param {unknown} cause */
export function whyOf(cause) {
  if (cause instanceof EngineError) return errorText(cause.fault);
  return cause instanceof Error ? cause.message : String(cause);
}
