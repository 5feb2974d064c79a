import { isApiError } from '@balsam/shared-api';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A picture on its way to the product of its SKU. */
interface PictureTask {
  /** What the vendor knows it by: the name of a file, or an address. */
  name: string;
  send: () => Promise<unknown>;
}

/** A picture that did not find its product, and why. `task` is null where trying again would not help. */
export interface PictureProblem {
  name: string;
  message: string;
  task: PictureTask | null;
}

/** Sends pictures one after the other, and stops when the page is left. */
export function usePictureQueue() {
  const { t } = useTranslation('vendor-portal');
  const [total, setTotal] = useState(0);
  const [done, setDone] = useState(0);
  const [problems, setProblems] = useState<readonly PictureProblem[]>([]);
  const queue = useRef(Promise.resolve());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const reasonOf = (error: unknown) => {
    if (!isApiError(error)) return t('products.pictures.failed');
    return Object.values(error.fieldErrors)[0] ?? (error.message || t('products.pictures.failed'));
  };
  const report = (problem: PictureProblem) => setProblems((known) => [...known, problem]);

  const send = async (task: PictureTask) => {
    if (isLeft.current) return;
    try {
      await task.send();
      setDone((count) => count + 1);
    } catch (error) {
      report({ name: task.name, message: reasonOf(error), task });
    }
  };
  const add = (tasks: readonly PictureTask[]) => {
    setTotal((count) => count + tasks.length);
    for (const task of tasks) queue.current = queue.current.then(() => send(task));
  };

  const failed = problems.filter(({ task }) => task !== null);
  return {
    total,
    done,
    problems,
    isBusy: done + failed.length < total,
    add,
    report,
    /** Sends all once more that were refused: the connection may be back, or the SKU corrected. */
    retry: () => {
      setProblems([]);
      setTotal((count) => count - failed.length);
      add(failed.flatMap(({ task }) => task ?? []));
    },
  };
}

export type PictureQueue = ReturnType<typeof usePictureQueue>;
