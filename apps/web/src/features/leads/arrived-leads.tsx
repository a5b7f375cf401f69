import { ArrowUp } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { MOST_ARRIVED } from "./use-arrived-leads.ts";

export interface ArrivedLeadsProps {
  count: number;
  onShow: () => void;
}

/** Says over the list that more has come in, and takes no room in it: nothing moves before it is pressed. */
export function ArrivedLeads({ count, onShow }: ArrivedLeadsProps) {
  const t = useText("leads");
  return (
    <div role="status" className="sticky top-24 z-20 flex h-0 justify-center">
      {count > 0 ? (
        <Button size="sm" variant="secondary" className="-translate-y-1/2 shadow-float" icon={<ArrowUp size={15} />} onClick={onShow}>
          {count < MOST_ARRIVED ? t("arrived.show", { count }) : t("arrived.atLeast", { count })}
        </Button>
      ) : null}
    </div>
  );
}
