import { describe } from 'node:test';

// One process of a test run: it is handed file after file, and loads the backend for the first one only.

process.on('message', (file: string) => {
  describe(file, async () => {
    await import(file);
  });
});
