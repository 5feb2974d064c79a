import { Button, Icon, layoutThreeColumnsIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useCompareToggle } from './use-compare-toggle.ts';

/** Adds a product to the comparison or removes it. */
export function CompareButton({ productId }: { productId: number }) {
  const { t } = useTranslation('storefront');
  const { isCompared, toggle } = useCompareToggle(productId);
  return (
    <Button
      variant="link"
      className="sf-line-button"
      icon={layoutThreeColumnsIcon}
      aria-pressed={isCompared}
      onClick={toggle}
    >
      {t(isCompared ? 'compare.chosen' : 'compare.choose')}
    </Button>
  );
}

/** The same as an icon on a card. */
export function CompareTool({ productId, name }: { productId: number; name: string }) {
  const { t } = useTranslation('storefront');
  const { isCompared, toggle } = useCompareToggle(productId);
  return (
    <button
      type="button"
      className="sf-card-tool"
      aria-label={t('compare.chooseName', { name })}
      aria-pressed={isCompared}
      onClick={toggle}
    >
      <Icon icon={layoutThreeColumnsIcon} />
    </button>
  );
}
