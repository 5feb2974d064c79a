import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDetector } from './barcode-detector.ts';

/** Time between two looks at the picture, ms. */
const PAUSE_MS = 250;
/** Time in which the same code counts once, ms: it stays in front of the camera. */
const REPEAT_MS = 2500;

/** State of the camera. refused: the person or the browser does not allow it. */
export type ScannerState = 'starting' | 'scanning' | 'refused' | 'failed';

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Reads barcodes from the camera while mounted.
 * @param onCode called with each code, and with the same one again only after a pause
 */
export function useScanner(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>('starting');
  const report = useEffectEvent(onCode);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = { code: '', at: 0 };

    const take = (code: string) => {
      const isRepeated = code === last.code && Date.now() - last.at < REPEAT_MS;
      last = { code, at: Date.now() };
      if (!isRepeated) report(code);
    };
    const scan = async () => {
      const detector = createDetector();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const element = video.current;
      if (isOver || !element) return stopCamera();
      element.srcObject = stream;
      await element.play();
      setState('scanning');
      const look = async () => {
        const [found] = await detector.detect(element).catch(() => []);
        if (isOver) return;
        if (found) take(found.rawValue);
        timer = setTimeout(() => void look(), PAUSE_MS);
      };
      await look();
    };
    const stopCamera = () => stream?.getTracks().forEach((track) => track.stop());

    scan().catch((error: unknown) => {
      if (!isOver) setState(isRefusal(error) ? 'refused' : 'failed');
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopCamera();
    };
  }, []);

  return { video, state };
}
