import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const SCRIPT = path.join(import.meta.dirname, 'prune-versions.sh');

test('Old versions are removed, except the newest and the current one', () => {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'balsam-versions-')));
  const versions = path.join(folder, 'versions');
  for (const [day, name] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    mkdirSync(path.join(versions, name, 'node_modules'), { recursive: true });
    utimesSync(path.join(versions, name), day * 86_400, day * 86_400);
  }
  symlinkSync(path.join(versions, 'two'), path.join(folder, 'app'));
  const env = { ...process.env, BALSAM_FOLDER: folder };

  assert.equal(spawnSync('sh', [SCRIPT, 'all'], { env }).status, 1);
  const said = execFileSync('sh', [SCRIPT], { env }).toString();
  assert.deepEqual(readdirSync(versions).sort(), ['five', 'four', 'two']);
  assert.match(said, /^Removed three\.\nRemoved one\.\n/);
  execFileSync('sh', [SCRIPT, '0'], { env });
  assert.deepEqual(readdirSync(versions), ['two']);
  rmSync(folder, { recursive: true });
});
