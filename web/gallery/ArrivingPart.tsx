import Typography from '@mui/material/Typography';
import { Arriving } from '../ui/Arriving.tsx';
import { Section } from '../ui/Section.tsx';
import { useGalleryTexts } from './galleryTexts.ts';

/** What is still being read, and what follows it. It stands at the end of the page: nothing else keeps out of sight for it. */
export function ArrivingPart() {
  const texts = useGalleryTexts();
  return (
    <Section title={texts.loading} isPlain>
      <Arriving height={120} />
      <Typography>{texts.held}</Typography>
    </Section>
  );
}
