// Publishes the builds and makes them live, as `npm start` does, without serving them.
import { RELEASES } from './release/paths.ts';
import { publishBuilds } from './release/builds.ts';
import { openReleaseStore } from './release/store.ts';

await publishBuilds(openReleaseStore(RELEASES, process.env));
