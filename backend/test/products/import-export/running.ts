import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { createRunRepository } from '../../../src/modules/catalogue/products/import-export/run-repository.ts';
import { createImportWorker } from '../../../src/modules/catalogue/products/import-export/run-worker.ts';
import { readTable } from '../../../src/modules/catalogue/products/import-export/table.ts';
import type { TestResponse, TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';

/** Starts, runs and watches imports of many products. */
export const createRunning = ({ call, database }: TestApp) => ({
  /** Stores an import that no process has started. @returns its id */
  async start(vendor: Vendor, file: string): Promise<number> {
    const content = Buffer.from(file);
    const owner = { vendorId: vendor.vendorId, userId: vendor.id };
    return (await createRunRepository(database).start(owner, 'products.csv', content, await readTable(content))).id;
  },

  /** Runs imports like a process that ends after `batches`. @returns the errors that it logged */
  async work(batches = Infinity, on = database): Promise<unknown[]> {
    const errors: unknown[] = [];
    let looks = 0;
    const closing = {
      get aborted() {
        looks += 1;
        return looks > batches + 1;
      },
    };
    await createImportWorker({ database: on, log: { error: (error: unknown) => errors.push(error) }, closing })();
    return errors;
  },

  read: ({ token }: Vendor, id: number): Promise<TestResponse> => call(`GET /vendor/products/imports/${id}`, { token }),

  stop: ({ token }: Vendor, id: number): Promise<TestResponse> =>
    call(`POST /vendor/products/imports/${id}/stop`, { token }),

  /** Exported lines that are done: line of the file, SKU, outcome, message. */
  async lines({ token }: Vendor, id: number): Promise<string[][]> {
    const { text } = await call(`GET /vendor/products/imports/${id}/lines.csv`, { token });
    const [, ...lines] = text.trim().split('\r\n');
    return lines.map((line) => line.split(','));
  },

  /** Waits until an import has ended. */
  async ended(vendor: Vendor, id: number): Promise<TestResponse['body']> {
    for (let looks = 0; looks < 600; looks += 1) {
      const { body } = await this.read(vendor, id);
      if (body.import.finished_at !== null) return body;
      await pause(50);
    }
    return assert.fail('The import does not end.');
  },
});

export type Running = ReturnType<typeof createRunning>;
