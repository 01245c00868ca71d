export interface ModuleOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

/** A place in the module's memory; 0 is none. */
type Address = number;

/** What src/bindings.cpp exports; core.js makes a Core of it. */
export interface Module {
  readonly HEAPU8: Uint8Array;
  /** Called with a progress as JSON; tells whether to go on. */
  report: (at: Address) => boolean;
  _unblockerInput(size: number): Address;
  _unblockerScan(): Address;
  _unblockerDescribe(): Address;
  _unblockerSolve(millis: number, positions: number, bytes: number): Address;
  _unblockerExplore(millis: number, positions: number, bytes: number): Address;
  _unblockerDistance(): Address;
  _unblockerFormats(): Address;
  _unblockerExport(): Address;
}

/** The factory that Emscripten writes. */
export default function createUnblocker(options: ModuleOptions): Promise<Module>;
