// Icons of Lucide 1.75.0 (https://lucide.dev), ISC and MIT licences: see LICENSE beside this file.
// A new icon is copied from https://lucide.dev/icons to icons.json: the shapes inside its <svg>.
import { type ComponentType, createElement, type SVGProps } from 'react';
import shapes from './icons.json' with { type: 'json' };

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Makes an icon component from the shapes of a 24 × 24 drawing, stroked in the colour of the text around it.
 * Screen readers skip it: the text or label beside it has the meaning.
 */
function icon(shapes: readonly ({ readonly tag: string } & Readonly<Record<string, string | undefined>>)[]): Icon {
  return function Icon(props) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {shapes.map(({ tag, ...attributes }, index) => createElement(tag, { key: index, ...attributes }))}
      </svg>
    );
  };
}

export const Activity = icon(shapes.Activity);
export const BookOpen = icon(shapes.BookOpen);
export const CalendarDays = icon(shapes.CalendarDays);
export const ChartColumn = icon(shapes.ChartColumn);
export const Check = icon(shapes.Check);
export const ChevronDown = icon(shapes.ChevronDown);
export const ChevronRight = icon(shapes.ChevronRight);
export const Circle = icon(shapes.Circle);
export const CircleAlert = icon(shapes.CircleAlert);
export const CircleCheck = icon(shapes.CircleCheck);
export const CircleDashed = icon(shapes.CircleDashed);
export const CircleUser = icon(shapes.CircleUser);
export const Clock = icon(shapes.Clock);
export const Copy = icon(shapes.Copy);
export const CreditCard = icon(shapes.CreditCard);
export const Download = icon(shapes.Download);
export const Ellipsis = icon(shapes.Ellipsis);
export const Eye = icon(shapes.Eye);
export const EyeOff = icon(shapes.EyeOff);
export const FileText = icon(shapes.FileText);
export const FlaskConical = icon(shapes.FlaskConical);
export const Globe = icon(shapes.Globe);
export const ImageIcon = icon(shapes.ImageIcon);
export const Info = icon(shapes.Info);
export const KeyRound = icon(shapes.KeyRound);
export const LayoutDashboard = icon(shapes.LayoutDashboard);
export const LifeBuoy = icon(shapes.LifeBuoy);
export const LogOut = icon(shapes.LogOut);
export const Mail = icon(shapes.Mail);
export const Menu = icon(shapes.Menu);
export const MessageSquareReply = icon(shapes.MessageSquareReply);
export const Monitor = icon(shapes.Monitor);
export const Moon = icon(shapes.Moon);
export const PanelLeft = icon(shapes.PanelLeft);
export const Paperclip = icon(shapes.Paperclip);
export const PartyPopper = icon(shapes.PartyPopper);
export const Pause = icon(shapes.Pause);
export const Pencil = icon(shapes.Pencil);
export const Play = icon(shapes.Play);
export const Plus = icon(shapes.Plus);
export const ReceiptText = icon(shapes.ReceiptText);
export const RefreshCw = icon(shapes.RefreshCw);
export const RotateCcw = icon(shapes.RotateCcw);
export const ScrollText = icon(shapes.ScrollText);
export const Search = icon(shapes.Search);
export const SearchX = icon(shapes.SearchX);
export const Send = icon(shapes.Send);
export const Settings = icon(shapes.Settings);
export const ShieldCheck = icon(shapes.ShieldCheck);
export const Sparkles = icon(shapes.Sparkles);
export const Sun = icon(shapes.Sun);
export const Tag = icon(shapes.Tag);
export const Telescope = icon(shapes.Telescope);
export const Trash2 = icon(shapes.Trash2);
export const WalletCards = icon(shapes.WalletCards);
export const Webhook = icon(shapes.Webhook);
export const X = icon(shapes.X);
