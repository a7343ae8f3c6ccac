"""The one supply that the platform's screens show: what its feeders take and its compensation gives, and all that follows from it."""
import math

LINE_VOLTAGE = 398.6        # V, between the lines of the 0.4 kV busbar
TRANSFORMER = 1250          # kVA
# What goes out, in the order of the busbar.  Now: A, power factor.  Last month: kW at most, kW on average, power factor, % of harmonics, % of unbalance.
LOADS = (('动力一', 236.0, .84, 168.3, 71.4, .843, 12.1, 2.1), ('动力二', 168.0, .82, 118.9, 52.6, .824, 11.3, 1.8), ('空调', 205.0, .88, 151.6, 58.3, .882, 9.2, 1.2),
         ('照明', 92.0, .97, 72.5, 34.8, .971, 7.4, 4.6), ('充电桩', 64.0, .984, 96.4, 19.7, .984, 14.8, 8.9))
RESERVE = '备用'            # its breaker is open
MONTH_HOURS = 31*24         # May, the month of the report
INCOMING_PEAK = 541.2       # kW at most last month: the feeders do not reach theirs at one time
INCOMING_UNBALANCE, INCOMING_HARMONICS, VOLTAGE_HARMONICS = 1.4, 6.2, 2.1      # %, last month
# Capacitors with a reactor, as the harmonics ask for: rated voltage and capacity of one unit, how many there are, how many are switched in
CAPACITOR_MODEL, CAPACITOR_VOLTAGE, REACTANCE, CAPACITOR, UNITS, UNITS_ON = 'LH-XCS-7', 480, .07, 30, 6, 4
SVG = 68                    # kvar, capacitive
APF = 34.0                  # A of harmonics
# % of the current, by order
HARMONICS = {3: 2.1, 5: 4.6, 7: 3.2, 9: .6, 11: 1.9, 13: 1.4, 15: .3, 17: .9, 19: .7, 21: .2, 23: .5, 25: .4}
MONTHLY_POWER_FACTOR = .981
# What the report holds them against: the assessed power factor, % of harmonics of the incoming line and of a feeder, % of unbalance of a feeder.
WANTED_POWER_FACTOR, INCOMING_HARMONICS_LIMIT, FEEDER_HARMONICS_LIMIT, FEEDER_UNBALANCE_LIMIT = .95, 8, 15, 5
NOW = 10.6                  # h from midnight: curves of today end here
NIGHT_POWER_FACTOR = .94    # of the feeders, before compensation
SVG_RATED = 100             # kvar

kva = lambda amperes: math.sqrt(3)*LINE_VOLTAGE*amperes/1000
amperes = lambda power: power/(math.sqrt(3)*LINE_VOLTAGE/1000)
unit_kvar = CAPACITOR*(LINE_VOLTAGE/CAPACITOR_VOLTAGE)**2/(1-REACTANCE)
unit_amperes = amperes(unit_kvar)
capacitors_kvar = UNITS_ON*unit_kvar
active = sum(kva(a)*pf for _, a, pf, *_ in LOADS)
reactive = sum(kva(a)*math.sin(math.acos(pf)) for _, a, pf, *_ in LOADS)-capacitors_kvar-SVG
apparent = math.hypot(active, reactive)
power_factor = active/apparent
incoming = amperes(apparent)
load_rate = 100*apparent/TRANSFORMER
use_rate = 100*UNITS_ON/UNITS
thd_i = math.hypot(*HARMONICS.values())
so_far = lambda quarters: quarters[:round(NOW*4)+1]
month_average = sum(load[4] for load in LOADS)
# what one day takes, as parts of the load at half past ten; by quarters of an hour
DAY = [.24+.76*(math.exp(-((q/4-10.6)/2.6)**2)+.95*math.exp(-((q/4-15.5)/2.8)**2)+.22*math.exp(-((q/4-20)/1.8)**2)) for q in range(97)]
# Yesterday, by quarters: the controller switches capacitors in for what lasts an hour, the SVG gives the rest up to the power factor that is wanted.
yesterday = [.97*active*v/DAY[round(NOW*4)] for v in DAY]                # kW
def feeders_reactive(kw):
    """kvar of the feeders: their power factor falls from its value at night to that of half past ten as motors start"""
    least, now = min(yesterday), reactive+capacitors_kvar+SVG
    tangent = math.tan(math.acos(NIGHT_POWER_FACTOR)); tangent += (now/active-tangent)*min(1, (kw-least)/(active-least))
    return kw*tangent
def compensated(wanted=power_factor):
    """of each quarter: how many capacitors are in, kvar of the SVG, power factor"""
    result = []
    for q, kw in enumerate(yesterday):
        hour = yesterday[q//4*4:q//4*4+4]; lasting = feeders_reactive(sum(hour)/len(hour))-kw*math.tan(math.acos(wanted))
        steps = max(0, min(UNITS, int((lasting-20)/unit_kvar)))
        left = feeders_reactive(kw)-steps*unit_kvar
        svg = max(-SVG_RATED, min(SVG_RATED, left-kw*math.tan(math.acos(wanted))))
        result.append((steps, svg, kw/math.hypot(kw, left-svg)))
    return result
today = [active*v/DAY[round(NOW*4)] for v in so_far(DAY)]               # kW
today_kwh = sum(today[:-1])/4
this_month_kwh = 17*24*month_average*1.04+today_kwh
