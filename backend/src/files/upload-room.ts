import { AppError } from '../wire/errors.ts';

interface UploadLimits {
  /** Maximum bytes of all uploads in progress. */
  readonly bytes: number;
  /** Maximum bytes and number of uploads in progress per sender. */
  readonly senderBytes: number;
  readonly senderUploads: number;
}

const MEGABYTE = 1024 * 1024;

/** One sender may send two of the largest forms (32 MB) at the same time; five such senders reach the total. */
const LIMITS: UploadLimits = { bytes: 320 * MEGABYTE, senderBytes: 64 * MEGABYTE, senderUploads: 20 };

/** Longer than the slowest upload may take (request timeout). */
const RETRY_AFTER_S = 30;

const full = () => new AppError(503, 'overloaded', { retryAfter: RETRY_AFTER_S });

interface Share {
  bytes: number;
  uploads: number;
}

/** One upload in progress. */
interface Upload {
  /** Counts received bytes. @throws AppError 503 beyond the limits */
  count(bytes: number): void;
  /** Frees what was counted. */
  leave(): void;
}

/** Bounds the memory of uploads in progress: in this process, and per sender. */
export const createUploadRoom = (limits: UploadLimits = LIMITS) => {
  const shares = new Map<string, Share>();
  let held = 0;

  return {
    /** Number of bytes held by all uploads in progress. */
    bytes: () => held,

    /** Begins an upload. @throws AppError 503 beyond the limits */
    enter(sender: string): Upload {
      const share = shares.get(sender) ?? { bytes: 0, uploads: 0 };
      const hasSpace = held < limits.bytes && share.bytes < limits.senderBytes;
      if (!hasSpace || share.uploads >= limits.senderUploads) throw full();
      shares.set(sender, share);
      share.uploads += 1;
      let counted = 0;
      return {
        count(bytes) {
          counted += bytes;
          held += bytes;
          share.bytes += bytes;
          if (held > limits.bytes || share.bytes > limits.senderBytes) throw full();
        },
        leave() {
          held -= counted;
          share.bytes -= counted;
          counted = 0;
          share.uploads -= 1;
          if (share.uploads === 0) shares.delete(sender);
        },
      };
    },
  };
};

export type UploadRoom = ReturnType<typeof createUploadRoom>;
