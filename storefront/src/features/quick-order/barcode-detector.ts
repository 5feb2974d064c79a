interface DetectedBarcode {
  rawValue: string;
}

/** The browser's barcode detector, as far as it is used here; not part of TypeScript's types. */
export interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<DetectedBarcode[]>;
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
}

/** Codes on packs: the European and American article numbers, and the codes of cartons and shelves. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'itf', 'data_matrix'];

const detectorClass = (): BarcodeDetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** True if this browser can read barcodes from a camera. */
export const canScan = (): boolean => detectorClass() !== undefined && navigator.mediaDevices !== undefined;

/** @throws TypeError without `canScan` */
export function createDetector(): BarcodeDetector {
  const Detector = detectorClass();
  if (!Detector) throw new TypeError('This browser cannot read barcodes.');
  return new Detector({ formats: FORMATS });
}
