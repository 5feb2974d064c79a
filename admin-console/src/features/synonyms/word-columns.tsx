import type { Lang } from '@balsam/shared-api';
import { Badge, type DataTableColumn } from '@balsam/shared-ui';

/** Words of either language, in their own text direction. */
export const WordList = ({ children }: { children: string }) => <bdi>{children}</bdi>;

/** Column with the language of a row's words. */
export const langColumn = <Row extends { lang: Lang }>(
  header: string,
  nameOf: (lang: Lang) => string,
): DataTableColumn<Row> => ({
  id: 'lang',
  header,
  cell: ({ lang }) => <Badge variant={lang === 'ar' ? 'info' : 'secondary'}>{nameOf(lang)}</Badge>,
});
