import { isApiError } from '@balsam/shared-api';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForAll, sendInTime } from './send-in-time.ts';

/** An image to be assigned to the product with its SKU. */
interface PictureTask {
  /** File name or URL, as known to the vendor. */
  name: string;
  send: () => Promise<unknown>;
}

/** An image that was not assigned, and why. `task` is null if a retry would not help. */
export interface PictureProblem {
  name: string;
  message: string;
  task: PictureTask | null;
}

/** Returns a function that reports whether the page has been left. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return () => isLeft.current;
}

/** Uploads images one after the other until the page is left or the server takes no more. */
export function usePictureQueue() {
  const { t } = useTranslation('vendor-portal');
  const [total, setTotal] = useState(0);
  const [done, setDone] = useState(0);
  const [problems, setProblems] = useState<readonly PictureProblem[]>([]);
  const [stopped, setStopped] = useState<string | null>(null);
  const waiting = useRef<PictureTask[]>([]);
  const isRunning = useRef(false);
  const isLeft = useIsLeft();

  const reasonOf = (error: unknown) => {
    if (!isApiError(error)) return t('products.pictures.failed');
    return Object.values(error.fieldErrors)[0] ?? (error.message || t('products.pictures.failed'));
  };
  const report = (problem: PictureProblem) => setProblems((known) => [...known, problem]);

  /** Sends the next image. @returns false to stop; an image rejected by an error that concerns all stays first. */
  const sendNext = async (task: PictureTask): Promise<boolean> => {
    const refusal = await sendInTime(task.send, isLeft);
    if (isForAll(refusal)) {
      setStopped(reasonOf(refusal));
      return false;
    }
    waiting.current.shift();
    if (refusal === null) setDone((count) => count + 1);
    else report({ name: task.name, message: reasonOf(refusal), task });
    return !isLeft();
  };

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStopped(null);
    let [next] = waiting.current;
    while (next && (await sendNext(next))) [next] = waiting.current;
    isRunning.current = false;
  };

  const add = (tasks: readonly PictureTask[]) => {
    setTotal((count) => count + tasks.length);
    waiting.current.push(...tasks);
    void run();
  };

  const failed = problems.filter(({ task }) => task !== null);
  const left = total - done - failed.length;
  return {
    total,
    done,
    /** Number of images still to be sent. */
    left,
    problems,
    /** Reason why sending has stopped; null while it runs. */
    stopped,
    isBusy: left > 0 && stopped === null,
    add,
    report,
    /** Sends the remaining images and retries the rejected ones: the connection may be back, or the SKU corrected. */
    retry: () => {
      setProblems([]);
      setTotal((count) => count - failed.length);
      add(failed.flatMap(({ task }) => task ?? []));
    },
  };
}

export type PictureQueue = ReturnType<typeof usePictureQueue>;
