import { selectRole, useAppSelector, type ProductReview, type ReviewRules } from '@balsam/shared-api';
import { Button, ButtonLink, toastError, pencilIcon } from '@balsam/shared-ui';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DeleteReview } from './DeleteReview.tsx';
import type { ReviewFormProps } from './ReviewForm.tsx';
import { ReviewText } from './ReviewList.tsx';
import { href } from '../../../entities/page/paths.ts';

interface OwnReviewProps {
  productId: number;
  rules: ReviewRules;
  mine: ProductReview | null;
  mayWrite: boolean;
}

/** Review form, loaded on demand, because most people only read. */
function useReviewForm() {
  const { t } = useTranslation('kit');
  const [Form, setForm] = useState<ComponentType<ReviewFormProps> | null>(null);
  const [isComing, setIsComing] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const open = async () => {
    setIsComing(true);
    try {
      const { ReviewForm } = await import('./ReviewForm.tsx');
      setForm(() => ReviewForm);
    } catch {
      toastError(t('form.failed'));
    }
    setIsComing(false);
  };
  const close = () => {
    setForm(null);
    setIsClosed(true);
  };
  // After editing, the focus returns to the button that opened the form.
  return { Form, close, button: { busy: isComing, onClick: () => void open(), autoFocus: isClosed } };
}

/** The visitor's own review, a button to write one, or the reason why they may not. */
export function OwnReview({ productId, rules, mine, mayWrite }: OwnReviewProps) {
  const { t } = useTranslation('storefront');
  const role = useAppSelector(selectRole);
  const { pathname, search } = useLocation();
  const { Form, close, button } = useReviewForm();

  if (Form && (mine || mayWrite)) return <Form productId={productId} rules={rules} mine={mine} onDone={close} />;
  if (mine) {
    return (
      <section className="panel" aria-label={t('product.reviews.own')}>
        <ReviewText review={mine} />
        <div className="cluster">
          <Button variant="outline" size="sm" icon={pencilIcon} {...button}>
            {t('product.reviews.edit')}
          </Button>
          <DeleteReview productId={productId} reviewId={mine.id} />
        </div>
      </section>
    );
  }
  if (mayWrite) {
    return (
      <div className="panel stack">
        <p className="m-0">{t('product.reviews.invitation')}</p>
        <Button icon={pencilIcon} {...button}>
          {t('product.reviews.write')}
        </Button>
      </div>
    );
  }
  if (role === null) {
    return (
      <div className="panel stack">
        <p className="m-0">{t('product.reviews.signIn')}</p>
        <ButtonLink variant="outline" to={href('login')} state={{ from: pathname + search }}>
          {t('product.reviews.logIn')}
        </ButtonLink>
      </div>
    );
  }
  return role === 'user' && rules.verified_only ? <p className="panel">{t('product.reviews.buyersOnly')}</p> : null;
}
