const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');

const { compileFunction } = vm;
/** Each file's code as it was compiled last. */
const scripts = new Map();

// What has not run for a while is thrown away otherwise, and made again for the next file.
setFlagsFromString('--no-flush-bytecode');

/** The code as it is run in any window; what stands in it keeps its line and its column. */
const scriptOf = (code, parameters, filename) => {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  const head = `(function (${parameters.join()}) {`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
};

/**
 * Jest compiles every module anew for each test file, though only the window differs in which it runs: React alone has
 * twenty-eight thousand lines. Here a process compiles a module once.
 */
vm.compileFunction = (code, parameters, options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  return scriptOf(code, parameters, filename).runInContext(parsingContext);
};
