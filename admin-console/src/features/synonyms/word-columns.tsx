import type { Lang } from '@balsam/shared-api';
import { Badge, type DataTableColumn } from '@balsam/shared-ui';

/** Words in whichever language, written in its own direction. */
export const WordList = ({ children }: { children: string }) => <bdi>{children}</bdi>;

/** The column of the language that a row's words are of. */
export const langColumn = <Row extends { lang: Lang }>(
  header: string,
  nameOf: (lang: Lang) => string,
): DataTableColumn<Row> => ({
  id: 'lang',
  header,
  cell: ({ lang }) => <Badge variant={lang === 'ar' ? 'info' : 'secondary'}>{nameOf(lang)}</Badge>,
});
