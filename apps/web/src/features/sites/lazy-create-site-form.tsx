import { loadMessages } from "../../platform/language/i18n.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import type { CreateSiteFormProps } from "./create-site-form.tsx";

/** The form that makes a site, for a dialog of somebody else's. */
export const CreateSiteForm = lazyPart<CreateSiteFormProps>(
  async () => {
    const [{ CreateSiteForm: Loaded }] = await Promise.all([import("./create-site-form.tsx"), loadMessages("sites")]);
    return Loaded;
  },
  <Skeleton className="h-56 w-full" />,
);
