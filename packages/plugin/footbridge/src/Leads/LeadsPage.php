<?php

declare( strict_types=1 );

namespace Footbridge\Leads;

use Footbridge\FrontEnd;
use Footbridge\Settings\Settings;
use Footbridge\Settings\Table;

/** The page Tools → Leads: how many leads the front end has delivered, and which are stuck. It has their references alone. */
final class LeadsPage {
	/** Sees the page. Administrators have it through manage_options; a site may grant it to more roles. */
	public const CAPABILITY = 'footbridge_view_leads';

	private const SLUG      = 'footbridge-leads';
	private const PATH      = '/api/leads';
	private const TIMEOUT_S = 5;
	/** A lead's reference, such as K7QF3-M2PXY. */
	private const REFERENCE = '/^[0-9A-Z]{5}-[0-9A-Z]{5}$/D';

	public static function register(): void {
		$add = static fn() => add_management_page( __( 'Leads', 'footbridge' ), __( 'Leads', 'footbridge' ), current_user_can( self::CAPABILITY ) ? self::CAPABILITY : 'manage_options', self::SLUG, array( self::class, 'render' ) );
		add_action( 'admin_menu', $add );
	}

	public static function render(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Leads', 'footbridge' ) . '</h1>';
		self::render_reference();
		$summary = self::summary();
		if ( is_string( $summary ) ) {
			echo '<p>' . esc_html( $summary ) . '</p></div>';
			return;
		}
		/* translators: %d: a number of days. */
		echo '<h2>' . esc_html( sprintf( __( 'The last %d days', 'footbridge' ), (int) ( $summary['days'] ?? 0 ) ) ) . '</h2>';
		$counts = array(
			'form'      => __( 'Form', 'footbridge' ),
			'target'    => __( 'Target', 'footbridge' ),
			'delivered' => __( 'Delivered', 'footbridge' ),
			'waiting'   => __( 'Waiting', 'footbridge' ),
			'refused'   => __( 'Refused', 'footbridge' ),
		);
		self::table( $counts, $summary['counts'] ?? null );
		echo '<h2>' . esc_html__( 'Stuck', 'footbridge' ) . '</h2><p>';
		esc_html_e( 'Refused, or waiting for over 15 minutes. The content of a lead is on the server alone: npm run tool -- leads show REFERENCE.', 'footbridge' );
		echo '</p>';
		$stuck = array(
			'reference'  => __( 'Reference', 'footbridge' ),
			'form'       => __( 'Form', 'footbridge' ),
			'state'      => __( 'State', 'footbridge' ),
			'acceptedAt' => __( 'Received', 'footbridge' ),
			'tries'      => __( 'Tries', 'footbridge' ),
			'lacks'      => __( 'Targets that lack it', 'footbridge' ),
		);
		self::table( $stuck, $summary['stuck'] ?? null );
		echo '</div>';
	}

	/** Prints how to read the lead that a CRM's link names. Its content is not in WordPress. */
	private static function render_reference(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shown.
		$reference = isset( $_GET['reference'] ) && is_string( $_GET['reference'] ) ? $_GET['reference'] : '';
		if ( 1 !== preg_match( self::REFERENCE, $reference ) ) {
			return;
		}
		/* translators: %s: a lead's reference. */
		echo '<div class="notice notice-info"><p>' . esc_html( sprintf( __( 'The message and the insurance of %s are encrypted on the website’s server. Who has its key reads them there:', 'footbridge' ), $reference ) );
		echo ' <code>npm run tool -- leads show ' . esc_html( $reference ) . '</code></p></div>';
	}

	/** @return array<mixed>|string The front end's summary; a sentence after a failure. */
	private static function summary() {
		if ( ! Settings::complete() ) {
			return __( 'The plugin does not know the site yet: see Settings → Footbridge.', 'footbridge' );
		}
		list( $status, $answer ) = FrontEnd::get( self::PATH, self::TIMEOUT_S );
		if ( 0 === $status ) {
			return __( 'The site does not answer. Leads are safe there; try again in a moment.', 'footbridge' );
		}
		if ( 200 === $status && is_array( $answer ) ) {
			return $answer;
		}
		if ( 401 === $status ) {
			return __( 'The site does not accept the secret: see Settings → Footbridge.', 'footbridge' );
		}
		/* translators: %d: an HTTP status. */
		return sprintf( __( 'The site cannot count its leads now (%d): its log says why.', 'footbridge' ), $status );
	}

	/** @param array<string, string> $heads The columns' names by their keys in the entries. */
	private static function table( array $heads, $entries ): void {
		$columns = array();
		foreach ( $heads as $key => $head ) {
			$columns[] = array( $head, static fn( $entry ): string => self::text( $key, is_array( $entry ) ? $entry[ $key ] ?? null : null ) );
		}
		Table::render( $columns, is_array( $entries ) ? $entries : array() );
	}

	/** Returns a cell's text. */
	private static function text( string $name, $value ): string {
		if ( is_array( $value ) ) {
			return implode( ', ', array_filter( $value, 'is_string' ) );
		}
		if ( 'acceptedAt' === $name && is_numeric( $value ) ) {
			return (string) wp_date( 'Y-m-d H:i', (int) ( $value / 1000 ) );
		}
		return is_scalar( $value ) ? (string) $value : '';
	}
}
