import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../src/release/paths.ts';

/** Runs Nx without its daemon and terminal UI, as platform/bin/steps.mjs does. */
const NX_ENV = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** Line that Nx prints for an executed task; cached tasks have a suffix in brackets. */
const BUILT = /^> nx run @balsam\/([\w-]+):build$/gm;

/** Copy of the workspace whose sources may be changed. */
export interface Workspace {
  folder: string;
  /** Changes a source without changing its behaviour. */
  touch(file: string): Promise<void>;
  /** Builds changed projects. @returns duration in ms, and the names of the built projects */
  build(): Promise<{ took: number; built: string[] }>;
  /** Runs a command of the workspace; rejects if it fails. @returns its output */
  run(command: string, ...args: string[]): Promise<string>;
  /** Environment of its commands: the release folder is next to the copy. */
  env: Record<string, string>;
}

async function runProgram(cwd: string, env: Workspace['env'], [program = '', ...args]: string[]): Promise<string> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/**
 * Copies the workspace without its cache.
 * @param folder an absolute path; existing content is removed
 */
export async function openWorkspace(folder: string): Promise<Workspace> {
  execFileSync('node', [path.join(ROOT, 'platform/bin/copy-workspace.mjs'), folder]);
  // Under `npm run`, these variables point to the original workspace.
  const env = { ...NX_ENV, RELEASES_DIR: `${folder}-releases`, INIT_CWD: folder, NX_WORKSPACE_ROOT_PATH: folder };
  let touched = 0;
  return {
    folder,
    env,
    touch: (file) => appendFile(path.join(folder, file), `\nglobalThis.touched = ${(touched += 1)};\n`),
    async build() {
      const started = performance.now();
      const output = await runProgram(folder, env, ['npx', 'nx', 'run-many', '-t', 'build', '--outputStyle=static']);
      const took = performance.now() - started;
      return { took, built: [...output.matchAll(BUILT)].map(([, name = '']) => name) };
    },
    run: (command, ...args) => runProgram(folder, env, ['npm', 'run', '--silent', command, '--', ...args]),
  };
}
