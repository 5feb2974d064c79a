/** Square of a picture, in percent of its sides. */
export interface CropSquare {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Largest displayed side of a picture, in pixels. */
const LARGEST = 1280;

/** JPEG stays JPEG; everything else may have transparency and becomes PNG. */
const formatOf = (type: string) => (type === 'image/jpeg' ? 'image/jpeg' : 'image/png');

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), type, 0.92);
  });

/**
 * Crops a loaded picture to a square of at most 1280 pixels.
 * @param name file name; `type` is its media type, and everything but JPEG becomes PNG
 */
export async function cropPicture(
  picture: HTMLImageElement,
  { x, y, width, height }: CropSquare,
  { name, type }: { name: string; type: string },
): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  const source = {
    x: (naturalWidth * x) / 100,
    y: (naturalHeight * y) / 100,
    width: (naturalWidth * width) / 100,
    height: (naturalHeight * height) / 100,
  };
  const side = Math.min(LARGEST, Math.round(source.width));
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas.getContext('2d')?.drawImage(picture, source.x, source.y, source.width, source.height, 0, 0, side, side);
  const blob = await toBlob(canvas, formatOf(type));
  return new File([blob], name, { type: blob.type });
}
