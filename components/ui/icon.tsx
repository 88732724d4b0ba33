import {
  Activity, AlertTriangle, ArrowLeft, ArrowRight, ArrowUpRight, Award, Baby, BadgeCheck, BookOpen, Briefcase, Building2,
  CalendarDays, Car, Check, ChevronDown, ChevronRight, CircleHelp, ClipboardCheck, Clock, CreditCard, Download, Factory,
  FileText, GraduationCap, HandHeart, HardHat, Heart, HeartHandshake, HeartPulse, Info, Landmark, Laptop, Layers, Lightbulb,
  ListChecks, Mail, MapPin, Menu, MessageCircle, Mic, Minus, Monitor, Package, Phone, Pill, Plus, Presentation, Printer, Quote,
  Search, Settings, Shield, ShieldCheck, ShoppingBag, Siren, Sparkles, Star, Stethoscope, Syringe, Target, Tent, TrendingUp,
  Truck, User, Users, Wallet, Wrench, X, Zap,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '@/lib/icon-name';

const icons: Record<IconName, LucideIcon> = {
  activity: Activity, warning: AlertTriangle, back: ArrowLeft, forward: ArrowRight, outbound: ArrowUpRight, award: Award,
  baby: Baby, badge: BadgeCheck, book: BookOpen, briefcase: Briefcase, building: Building2, calendar: CalendarDays, car: Car,
  check: Check, down: ChevronDown, next: ChevronRight, question: CircleHelp, checklist: ClipboardCheck, clock: Clock,
  card: CreditCard, download: Download, factory: Factory, document: FileText, graduation: GraduationCap, care: HandHeart,
  'hard-hat': HardHat, heart: Heart, handshake: HeartHandshake, pulse: HeartPulse, info: Info, court: Landmark, laptop: Laptop,
  layers: Layers, idea: Lightbulb, list: ListChecks, mail: Mail, pin: MapPin, menu: Menu, message: MessageCircle, voice: Mic,
  minus: Minus, monitor: Monitor, package: Package, phone: Phone, pill: Pill, plus: Plus, presentation: Presentation,
  print: Printer, quote: Quote, search: Search, settings: Settings, shield: Shield, 'shield-check': ShieldCheck,
  bag: ShoppingBag, siren: Siren, sparkles: Sparkles, star: Star, stethoscope: Stethoscope, syringe: Syringe, target: Target,
  tent: Tent, trend: TrendingUp, truck: Truck, person: User, people: Users, wallet: Wallet, wrench: Wrench, close: X, bolt: Zap,
};

/** A decorative line icon, hidden from assistive technology: the words beside it carry the meaning. */
export function Icon({ name, size = 20, className = '' }: { name: IconName; size?: number; className?: string }) {
  const Shape = icons[name];
  return <Shape aria-hidden="true" focusable="false" size={size} strokeWidth={1.75} className={`shrink-0 ${className}`} />;
}
