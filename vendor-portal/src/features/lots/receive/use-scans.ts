import type { ScannedBox } from '@balsam/shared-api';
import { formatDay, formatNumber, useLang } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanBoxMutation } from '../lots-api.ts';
import { goodsOf, withBox, type ReceiptLine, type ReceiptValues } from './receipt-values.ts';
import { useGoodsName } from './use-goods-name.ts';

interface ScanResult {
  isProblem: boolean;
  text: string;
  /** Batch and expiry, to be compared with the box. */
  compare?: string;
}

/** Reads scanned codes one after the other and adds their boxes to the delivery. */
export function useScans() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const nameOf = useGoodsName();
  const { values, setValues } = useFormikContext<ReceiptValues>();
  // Codes that follow each other before the form has rendered add up.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const queue = useRef(Promise.resolve());
  const [read] = useScanBoxMutation();
  const [result, setResult] = useState<ScanResult>();

  /** Why the box cannot be booked yet; '' if it can. */
  const problemOf = (box: ScannedBox): string => {
    if (box.problem) return box.problem;
    const [match] = box.matches;
    if (goodsOf(box)) return '';
    if (box.gtin === null) return t('lots.receive.noGtin');
    if (box.matches.length === 1 && match) return t('lots.receive.untracked', { product: nameOf(match) });
    return t(box.matches.length === 0 ? 'lots.receive.needsProduct' : 'lots.receive.severalProducts', {
      gtin: box.gtin,
    });
  };

  const compareOf = ({ lot_no, expires_on }: ReceiptLine): string =>
    t('lots.receive.compare', {
      lot: lot_no || t('lots.receive.noLot'),
      day: expires_on ? formatDay(expires_on, lang) : t('lots.receive.noLot'),
    });

  const add = (box: ScannedBox) => {
    const problem = problemOf(box);
    const isUntracked = box.matches.length === 1 && !goodsOf(box);
    if (isUntracked || (box.gtin === null && box.lot_no === null)) return { isProblem: true, text: problem };
    const { lines, line } = withBox(latest.current.lines, box);
    latest.current = { ...latest.current, source: 'scan', lines };
    void setValues(latest.current, false);
    const units = formatNumber(Number(line.quantity), lang);
    const text = problem || (line.goods && t('lots.receive.added', { product: nameOf(line.goods), units })) || '';
    return { isProblem: problem !== '', text, compare: compareOf(line) };
  };

  const scan = (code: string) => {
    queue.current = queue.current.then(async () => {
      try {
        setResult(add(await read(code).unwrap()));
      } catch {
        setResult({ isProblem: true, text: t('lots.receive.readingFailed') });
      }
    });
  };
  return { result, scan };
}
