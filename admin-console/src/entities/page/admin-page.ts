import type { AreaPage } from '@balsam/shared-api';
import type { IconShape } from '@balsam/shared-ui';
import type en from '../../locales/en.json';
import type { paths } from './paths.ts';

/** A page that the sidebar leads to: its label is `navigation.<name>`. */
export interface SidebarEntry {
  name: keyof typeof paths & keyof (typeof en)['navigation'];
  icon: IconShape;
}

/** A page of the console. */
export interface AdminPage extends AreaPage {
  sidebar?: SidebarEntry;
}
