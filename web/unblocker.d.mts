import type { Core } from './types.js';

export interface ModuleOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

/** The factory that Emscripten writes. */
export default function createUnblocker(options: ModuleOptions): Promise<Core>;
