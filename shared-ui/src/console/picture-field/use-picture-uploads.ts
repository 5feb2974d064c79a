import { useEffect, useRef, useState } from 'react';
import { readRejection } from '../../form/server-errors.ts';
import { editItem, type PictureItem, type UploadedPicture } from './picture-item.ts';

/** A rejected file and its reason. */
export interface PictureProblem {
  fileName: string;
  message: string;
}

interface PictureUploadsOptions {
  items: readonly PictureItem[];
  onChange: (items: PictureItem[]) => void;
  /** Uploads one file. If it rejects, the error's message, or that of its field, is shown. */
  upload: (file: File) => Promise<UploadedPicture>;
  /** Message for an error without one. */
  failed: string;
}

/**
 * Uploads files one after another, in the chosen order. A file appears immediately with a preview; a refused one is
 * removed, and its reason is added to `problems`.
 */
export function usePictureUploads({ items, onChange, upload, failed }: PictureUploadsOptions) {
  const latest = useRef(items);
  const queue = useRef(Promise.resolve());
  const files = useRef(new Map<string, File>());
  const [problems, setProblems] = useState<readonly PictureProblem[]>([]);
  useEffect(() => {
    latest.current = items;
  });

  // Several uploads may finish before the form renders again.
  const change = (next: PictureItem[]) => {
    latest.current = next;
    onChange(next);
  };
  const report = (fileName: string, message: string) => setProblems((known) => [...known, { fileName, message }]);

  const send = (file: File, { key, url: preview }: PictureItem, before: PictureItem | null) => {
    queue.current = queue.current.then(async () => {
      try {
        const { id, url, srcset } = await upload(file);
        change(editItem(latest.current, key, (item) => ({ ...item, id, url, srcset })));
      } catch (error) {
        change(editItem(latest.current, key, () => before));
        report(file.name, readRejection(error, {})?.message || failed);
      } finally {
        URL.revokeObjectURL(preview);
      }
    });
  };

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => {
      const preview = URL.createObjectURL(file);
      return { file, item: { key: preview, id: null, url: preview, srcset: '', assignedTo: '' } };
    });
    change([...latest.current, ...added.map(({ item }) => item)]);
    for (const { file, item } of added) {
      files.current.set(item.key, file);
      send(file, item, null);
    }
  };

  /** Replaces a picture by a file; the picture stays if the file is refused. */
  const replace = (before: PictureItem, file: File) => {
    const item = { ...before, id: null, url: URL.createObjectURL(file), srcset: '' };
    change(editItem(latest.current, before.key, () => item));
    send(file, item, before);
  };

  return {
    add,
    replace,
    problems,
    report,
    dismiss: (problem: PictureProblem) => setProblems((known) => known.filter((other) => other !== problem)),
    /** The file that a picture was made from, if it was chosen in this session. */
    originalOf: (key: string) => files.current.get(key),
  };
}
