import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { CropSquare } from './crop-picture.ts';

/** Smallest square that the server accepts, in pixels of the picture. */
const SMALLEST = 200;

export interface CropAreaProps {
  src: string;
  /** Called with the picture and its marked square, first when the picture has loaded. */
  onChange: (picture: HTMLImageElement, square: CropSquare) => void;
  onFailed: () => void;
}

/** A picture with a crop square that can be dragged, resized and moved by keyboard. */
export function CropArea({ src, onChange, onFailed }: CropAreaProps) {
  const { t } = useTranslation('kit');
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [square, setSquare] = useState<PercentCrop>();

  const begin = ({ currentTarget: loaded }: SyntheticEvent<HTMLImageElement>) => {
    const { width, height } = loaded;
    const widest = width > height ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const);
    const centred = centerCrop(makeAspectCrop(widest, 1, width, height), width, height);
    setPicture(loaded);
    setSquare(centred);
    onChange(loaded, centred);
  };
  const change = (next: PercentCrop) => {
    setSquare(next);
    if (picture) onChange(picture, next);
  };
  const smallest = picture ? (SMALLEST * picture.width) / picture.naturalWidth : 0;
  const corner = t('pictures.cropCorner');
  const ariaLabels = {
    cropArea: t('pictures.cropArea'),
    nwDragHandle: corner,
    nDragHandle: corner,
    neDragHandle: corner,
    eDragHandle: corner,
    seDragHandle: corner,
    sDragHandle: corner,
    swDragHandle: corner,
    wDragHandle: corner,
  };
  return (
    // The library positions its handles from the left.
    <div dir="ltr" className="crop-area">
      <ReactCrop
        aspect={1}
        keepSelection
        minWidth={smallest}
        minHeight={smallest}
        crop={square}
        onChange={(_pixels, percent) => change(percent)}
        ariaLabels={ariaLabels}
      >
        <img src={src} alt="" onLoad={begin} onError={onFailed} />
      </ReactCrop>
    </div>
  );
}
