/** Templates: pages to start from. */
export { TemplateGallery } from "./template-gallery.tsx";
