import { guidePath } from '../../shared/_field/guides.ts';
import type { Guide } from '../../web/base/guideWords.ts';
import { cardReaderGuide } from './cardReader/index.ts';
import { renderGuide } from './renderGuide.ts';
import { userGuide } from './user/index.ts';

export const guides: readonly Guide[] = [cardReaderGuide, userGuide];

export interface GuideFile {
  /** Inside the site: `guides/user-guide-en.pdf`. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Every guide in both languages, as the site's build writes them. The same sources give the same bytes. */
export async function renderGuides(): Promise<GuideFile[]> {
  const files: GuideFile[] = [];
  for (const guide of guides) {
    for (const language of ['en', 'ar'] as const) {
      const fileName = guidePath(guide.name, language).slice(1);
      files.push({ fileName, bytes: await renderGuide(guide, language) });
    }
  }
  return files;
}
