import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

// Web servers and gateways run as users of their own: what somebody releases they read, whatever the umask was.
const FOLDER = 0o755;
const FILE = 0o644;

/** Makes a folder, and those above it that are missing, which everybody may enter. */
export async function makeReadableFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, FOLDER);
}

/** Lets everybody read a file. */
export const makeReadableFile = (file: string): Promise<void> => chmod(file, FILE);

/** Lets everybody read all that is in a folder. */
export async function makeReadable(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) => chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER : FILE)),
  );
  await chmod(folder, FOLDER);
}
