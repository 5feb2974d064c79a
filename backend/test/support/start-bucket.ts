import { startBucket } from './bucket.ts';

// An S3 stand-in for programs outside the tests: prints a backend's variables as JSON when it is ready, and ends on
// SIGTERM or SIGINT.

const bucket = await startBucket();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => bucket.stop());
process.stdout.write(`${JSON.stringify(bucket.config)}\n`);
