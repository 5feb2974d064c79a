import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { Modal } from '../../modal/Modal.tsx';
import { LoadingState } from '../../state/LoadingState.tsx';
import type { CropAreaProps } from './CropArea.tsx';
import { cropPicture, type CropSquare } from './crop-picture.ts';

type Area = ComponentType<CropAreaProps>;

// The cropping library is loaded when the first picture is cropped.
const fetchArea = (): Promise<Area> => import('./CropArea.tsx').then(({ CropArea }) => CropArea);

interface CropModalProps {
  /** The chosen file, or the address of a picture on the server. */
  source: File | string;
  onCropped: (file: File) => void;
  onHide: () => void;
}

/** Dialog to crop a picture to a square. */
export function CropModal({ source, onCropped, onHide }: CropModalProps) {
  const { t } = useTranslation('kit');
  const { Area, src, hasFailed, fail } = useCropArea(source);
  const [marked, setMarked] = useState<{ picture: HTMLImageElement; square: CropSquare }>();

  const crop = async () => {
    if (!marked) return;
    const file = typeof source === 'string' ? { name: 'picture.png', type: 'image/png' } : source;
    try {
      onCropped(await cropPicture(marked.picture, marked.square, file));
    } catch {
      fail();
    }
  };
  const footer = (
    <>
      <Button variant="ghost" onClick={onHide}>
        {t('modal.cancel')}
      </Button>
      <Button disabled={!marked || hasFailed} onClick={() => void crop()}>
        {t('pictures.cropDone')}
      </Button>
    </>
  );
  return (
    <Modal show onHide={onHide} title={t('pictures.cropTitle')} footer={footer}>
      <p>{t('pictures.cropHint')}</p>
      {hasFailed && (
        <p className="form-error" role="alert">
          {t('pictures.cropFailed')}
        </p>
      )}
      {!hasFailed && (!Area || src === undefined) && <LoadingState />}
      {!hasFailed && Area && src !== undefined && (
        <Area src={src} onChange={(picture, square) => setMarked({ picture, square })} onFailed={fail} />
      )}
    </Modal>
  );
}

/** The cropping code, and an address of the picture while the dialog is open. */
function useCropArea(source: File | string) {
  const [loaded, setLoaded] = useState<{ Area: Area; src: string }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let shown = true;
    const src = typeof source === 'string' ? source : URL.createObjectURL(source);
    fetchArea().then(
      (Area) => shown && setLoaded({ Area, src }),
      () => shown && setFailed(true),
    );
    return () => {
      shown = false;
      if (typeof source !== 'string') URL.revokeObjectURL(src);
    };
  }, [source]);
  return { Area: loaded?.Area, src: loaded?.src, hasFailed, fail: () => setFailed(true) };
}
