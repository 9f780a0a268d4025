import { pathTo } from '../../base/screenPath.ts';
import { authorizationScreens } from '../screens.ts';

type Beginning =
  | { readonly draft: string }
  | { readonly copy: string }
  | { readonly follows: string; readonly type?: 'extension' };

/** The form, begun with a draft, a copy, or what follows a request. The address has ids only. */
export const newRequestPath = (begins: Beginning): string =>
  `${pathTo(authorizationScreens.new)}?${new URLSearchParams({ ...begins })}`;
