import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

// Web servers and gateways run as other users and must be able to read releases, whatever the operator's umask.
const FOLDER = 0o755;
const FILE = 0o644;

/** Creates a folder and its missing parents with permission for everyone to enter. */
export async function makeReadableFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, FOLDER);
}

/** Makes a file readable for everyone. */
export const makeReadableFile = (file: string): Promise<void> => chmod(file, FILE);

/** Makes a folder and its content readable for everyone. */
export async function makeReadable(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) => chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER : FILE)),
  );
  await chmod(folder, FOLDER);
}
