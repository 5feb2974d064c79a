const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');

const { compileFunction } = vm;
/** Latest compiled script per file. */
const scripts = new Map();

// V8 would discard bytecode that has not run for a while and compile it again for the next file.
setFlagsFromString('--no-flush-bytecode');

/** Compiles code to run in any window, with unchanged line and column numbers. */
const scriptOf = (code, parameters, filename) => {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  const head = `(function (${parameters.join()}) {`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
};

/**
 * Jest compiles every module again for each test file, although only the window differs: React alone has 28,000 lines.
 * With this, a process compiles a module once.
 */
vm.compileFunction = (code, parameters, options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  return scriptOf(code, parameters, filename).runInContext(parsingContext);
};
