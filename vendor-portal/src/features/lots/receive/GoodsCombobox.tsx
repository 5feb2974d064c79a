import type { LotGoods } from '@balsam/shared-api';
import { Bdi } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { SearchCombobox } from '../../../entities/combobox/SearchCombobox.tsx';
import { useDebouncedSearch } from '../../../entities/combobox/use-debounced-search.ts';
import { useLazySearchLotGoodsQuery } from '../lots-api.ts';
import { useGoodsName } from './use-goods-name.ts';

interface GoodsComboboxProps {
  label: string;
  onChoose: (goods: LotGoods) => void;
}

/** Search among the vendor's tracked products and variants. */
export function GoodsCombobox({ label, onChoose }: GoodsComboboxProps) {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useGoodsName();
  const { found, search, failure } = useDebouncedSearch(useLazySearchLotGoodsQuery(), t('lots.receive.searchFailed'));
  return (
    <SearchCombobox
      label={label}
      options={found}
      keyOf={({ product, variant }) => `${product.id}/${variant?.id ?? ''}`}
      renderOption={(goods) => (
        <>
          <bdi>{nameOf(goods)}</bdi>
          <Bdi className="text-secondary">{goods.sku}</Bdi>
        </>
      )}
      onSearch={search}
      onChoose={onChoose}
      failure={failure}
    />
  );
}
