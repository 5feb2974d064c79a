import { describe } from 'node:test';

// A process of a test run: receives one file after another, and loads the backend for the first one only.

process.on('message', (file: string) => {
  describe(file, async () => {
    await import(file);
  });
});

// A failed test may leave a server or a connection open, which would keep this process alive forever.
process.on('disconnect', () => process.exit());
