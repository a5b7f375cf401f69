import type { SectionTemplate } from "./section-template.ts";
import { dateSection } from "./sections/announcement/date/date-section.ts";
import { bentoSection } from "./sections/benefits/bento/bento-section.ts";
import { hoursSection } from "./sections/benefits/hours/hours-section.ts";
import { staggerSection } from "./sections/benefits/stagger/stagger-section.ts";
import { contourSection } from "./sections/call-to-action/contour/contour-section.ts";
import { postcardSection } from "./sections/call-to-action/postcard/postcard-section.ts";
import { pathSection } from "./sections/content/path/path-section.ts";
import { shelfSection } from "./sections/content/shelf/shelf-section.ts";
import { asideSection } from "./sections/faq/aside/aside-section.ts";
import { openSection } from "./sections/faq/open/open-section.ts";
import { directorySection } from "./sections/footer/directory/directory-section.ts";
import { wordmarkSection } from "./sections/footer/wordmark/wordmark-section.ts";
import { sealSection } from "./sections/guarantee/seal/seal-section.ts";
import { weekSection } from "./sections/guarantee/week/week-section.ts";
import { enrolSection } from "./sections/hero/enrol/enrol-section.ts";
import { notebookSection } from "./sections/hero/notebook/notebook-section.ts";
import { numeralSection } from "./sections/hero/numeral/numeral-section.ts";
import { stairsSection } from "./sections/pricing/stairs/stairs-section.ts";
import { ticketSection } from "./sections/pricing/ticket/ticket-section.ts";
import { versusSection } from "./sections/pricing/versus/versus-section.ts";
import { railSection } from "./sections/testimonial/rail/rail-section.ts";
import { voicesSection } from "./sections/testimonial/voices/voices-section.ts";
import { contentsSection } from "./sections/video/contents/contents-section.ts";
import { stageSection } from "./sections/video/stage/stage-section.ts";

/** Every ready-made section, in the order the library shows them within a category. */
export const SECTIONS: readonly SectionTemplate[] = [
  notebookSection,
  numeralSection,
  enrolSection,
  shelfSection,
  pathSection,
  bentoSection,
  staggerSection,
  hoursSection,
  stageSection,
  contentsSection,
  ticketSection,
  stairsSection,
  versusSection,
  contourSection,
  postcardSection,
  voicesSection,
  railSection,
  dateSection,
  asideSection,
  openSection,
  sealSection,
  weekSection,
  directorySection,
  wordmarkSection,
];
