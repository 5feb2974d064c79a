import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../src/release/paths.ts';

/** Nx without its daemon and its screen, as in delivery/bin/steps.mjs. */
const NX_ENV = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** What Nx says of a task; one that comes out of its cache says so in brackets. */
const BUILT = /^> nx run @balsam\/([\w-]+):build$/gm;

/** A copy of the workspace, where sources may be changed. */
export interface Workspace {
  folder: string;
  /** Changes a source, without changing what it does. */
  touch(file: string): Promise<void>;
  /** Builds what has to be built. @returns the milliseconds that took, and which projects were built */
  build(): Promise<{ took: number; built: string[] }>;
  /** Runs one of the workspace's commands; rejects when it fails. @returns what it said */
  run(command: string, ...args: string[]): Promise<string>;
  /** The environment of its commands: releases are kept beside the copy. */
  env: Record<string, string>;
}

async function runProgram(cwd: string, env: Workspace['env'], [program = '', ...args]: string[]): Promise<string> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${said}`);
  return said;
}

/**
 * Copies the workspace, with an empty cache.
 * @param folder an absolute path; what is there is removed
 */
export async function openWorkspace(folder: string): Promise<Workspace> {
  execFileSync('node', [path.join(ROOT, 'delivery/bin/copy-workspace.mjs'), folder]);
  // Under `npm run`, these name the workspace that was copied.
  const env = { ...NX_ENV, RELEASES_DIR: `${folder}-releases`, INIT_CWD: folder, NX_WORKSPACE_ROOT_PATH: folder };
  let touched = 0;
  return {
    folder,
    env,
    touch: (file) => appendFile(path.join(folder, file), `\nglobalThis.touched = ${(touched += 1)};\n`),
    async build() {
      const started = performance.now();
      const said = await runProgram(folder, env, ['npx', 'nx', 'run-many', '-t', 'build', '--outputStyle=static']);
      const took = performance.now() - started;
      return { took, built: [...said.matchAll(BUILT)].map(([, name = '']) => name) };
    },
    run: (command, ...args) => runProgram(folder, env, ['npm', 'run', '--silent', command, '--', ...args]),
  };
}
