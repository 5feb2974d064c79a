// Publishes what was built and makes it live, as `npm start` does, without serving it.
import { RELEASES } from './release/paths.ts';
import { publishBuilds } from './release/builds.ts';
import { openReleaseStore } from './release/store.ts';

await publishBuilds(openReleaseStore(RELEASES, process.env));
