import type { RenderOptions } from "../render-page.tsx";

/** Addresses for tests: every image is there but one called `img_apagada`, in two widths. */
export const fakeAddresses: RenderOptions = {
  image: ({ imageId, width, height }) =>
    imageId === "img_apagada"
      ? undefined
      : { src: `/i/${imageId}/800`, srcSet: `/i/${imageId}/400 400w,/i/${imageId}/800 800w`, width, height },
  formAction: (formId) => `/_v/forms/pag_1/${formId}`,
};
