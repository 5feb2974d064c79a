import { isApiError } from '@balsam/shared-api';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForAll, sendInTime } from './send-in-time.ts';

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

/** Whether whoever has opened the page has left it. */
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

/** Sends pictures one after the other, and stops when the page is left or no more are taken. */
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

  /** @returns whether the next one may be sent: a picture that is refused for the sake of all stays the first one. */
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
    /** How many are still to be sent. */
    left,
    problems,
    /** Why no more are sent; null while they are. */
    stopped,
    isBusy: left > 0 && stopped === null,
    add,
    report,
    /** Sends what is left, and all once more that were refused: the connection may be back, or the SKU corrected. */
    retry: () => {
      setProblems([]);
      setTotal((count) => count - failed.length);
      add(failed.flatMap(({ task }) => task ?? []));
    },
  };
}

export type PictureQueue = ReturnType<typeof usePictureQueue>;
