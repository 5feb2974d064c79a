import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Name of the operator: git's user.name, otherwise the account's. */
export async function readOperatorName(): Promise<string> {
  const git = await exec('git', ['config', 'user.name']).catch(() => ({ stdout: '' }));
  return git.stdout.trim() || process.env.USER || 'unknown';
}
