<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

use Footbridge\Webhook\Answer;
use Footbridge\Webhook\Entry;

/** Describes the results of webhooks in plain text: escape it where it is printed. */
final class Words {
	/** Returns a response as a sentence. */
	public static function answer( Answer $answer ): string {
		if ( 0 === $answer->status ) {
			/* translators: %s: an error message. */
			return sprintf( __( 'Not reached: %s.', 'footbridge' ), rtrim( $answer->detail, '.' ) );
		}
		if ( 409 === $answer->status ) {
			return __( 'Accepted: the front end had this webhook already.', 'footbridge' );
		}
		if ( $answer->is_accepted() ) {
			return __( 'Reached, signature accepted.', 'footbridge' );
		}
		if ( Answer::FOREIGN === $answer->detail ) {
			/* translators: %d: an HTTP status. */
			return sprintf( __( 'Something answered with %d, but no Footbridge: is the address right?', 'footbridge' ), $answer->status );
		}
		if ( $answer->status >= 300 && $answer->status < 400 ) {
			/* translators: %s: an address. */
			return sprintf( __( 'Reached, but redirected to %s: enter the address that it leads to.', 'footbridge' ), $answer->detail );
		}
		$reasons = array(
			400 => __( 'it did not understand the webhook; plugin and front end may be of different versions', 'footbridge' ),
			401 => __( 'the signature is not right; the secrets differ, or the clocks do by more than five minutes', 'footbridge' ),
			403 => __( 'something before the front end forbids it (a firewall, a password)', 'footbridge' ),
			404 => __( 'there is no Footbridge at this address, or an older one', 'footbridge' ),
			405 => __( 'there is no Footbridge at this address, or an older one', 'footbridge' ),
			410 => __( 'there is no Footbridge at this address, or an older one', 'footbridge' ),
			413 => __( 'the webhook is too large for it', 'footbridge' ),
			429 => __( 'it has had too many requests', 'footbridge' ),
			502 => __( 'it does not run, or not where its proxy looks for it', 'footbridge' ),
			504 => __( 'it does not answer its proxy', 'footbridge' ),
			503 => __( 'it has no secret yet (FOOTBRIDGE_SECRET), or is just starting', 'footbridge' ),
		);
		$reason  = $reasons[ $answer->status ] ?? __( 'see its log', 'footbridge' );
		/* translators: 1: an HTTP status, 2: a reason. */
		return sprintf( __( 'Reached, but refused with %1$d: %2$s.', 'footbridge' ), $answer->status, $reason );
	}

	/** Returns a webhook's result as a sentence. */
	public static function entry( Entry $entry ): string {
		if ( 0 === $entry->tries ) {
			return __( 'Waiting to be sent.', 'footbridge' );
		}
		$answer = self::answer( Answer::decode( $entry->result ) );
		if ( Entry::WAITING === $entry->state ) {
			/* translators: 1: a sentence, 2: a time. */
			return sprintf( __( '%1$s Next try: %2$s.', 'footbridge' ), $answer, self::time( $entry->due ) );
		}
		/* translators: %s: a sentence. */
		return Entry::FAILED === $entry->state ? sprintf( __( '%s Given up.', 'footbridge' ), $answer ) : $answer;
	}

	/** A time as the site writes it. */
	public static function time( int $time ): string {
		return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
	}
}
