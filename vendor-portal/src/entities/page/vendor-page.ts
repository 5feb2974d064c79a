import type { AreaPage, VendorPermission } from '@balsam/shared-api';
import type { IconShape } from '@balsam/shared-ui';
import type en from '../../locales/en.json';
import type { paths } from './paths.ts';

/** A page listed in the sidebar, labelled `navigation.<name>`. */
interface SidebarEntry {
  name: keyof typeof paths & keyof (typeof en)['navigation'];
  icon: IconShape;
}

export interface VendorPage extends AreaPage {
  permission: VendorPermission;
  sidebar?: SidebarEntry;
}
