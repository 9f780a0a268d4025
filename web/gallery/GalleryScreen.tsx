import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ArrivingPart } from './ArrivingPart.tsx';
import { FieldGallery } from './FieldGallery.tsx';
import { useGalleryTexts } from './galleryTexts.ts';
import { PartGallery } from './PartGallery.tsx';
import { TableGallery } from './TableGallery.tsx';

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Every shared part in every state, in the language and theme of the page. */
export function GalleryScreen() {
  const texts = useGalleryTexts();
  return (
    <ScreenBody>
      <Chapter title={texts.fields}>
        <FieldGallery />
      </Chapter>
      <Chapter title={texts.parts}>
        <PartGallery />
      </Chapter>
      <Chapter title={texts.tables}>
        <TableGallery />
      </Chapter>
      <ArrivingPart />
    </ScreenBody>
  );
}
