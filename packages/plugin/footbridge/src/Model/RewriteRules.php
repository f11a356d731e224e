<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/** Flushes WordPress's rewrite rules once, after the plugin was activated or an update changed an address. */
final class RewriteRules {
	private const OPTION = 'footbridge_rewrites';

	/**
	 * Hooks the check in. It compares, because a plugin that was mounted, copied or updated over the old one is never activated,
	 * and at activation itself WordPress has not yet registered the types.
	 */
	public static function register(): void {
		add_action( 'init', array( self::class, 'flush_when_changed' ), 99 );
		add_action( 'footbridge_activate', array( self::class, 'forget' ) );
		add_action( 'footbridge_deactivate', array( self::class, 'forget' ) );
	}

	/** Flushes the rules when they are not those of the declaration. */
	public static function flush_when_changed(): void {
		$wanted = self::fingerprint();
		if ( get_option( self::OPTION ) === $wanted ) {
			return;
		}
		flush_rewrite_rules( false );
		// The rules of a type that has just given way are still there: once more with the next request.
		update_option( self::OPTION, MovedTypes::has_changed() ? '' : $wanted );
	}

	/** Has WordPress rebuild the rules: with the plugin on the next request, without it after a deactivation. */
	public static function forget(): void {
		delete_option( self::OPTION );
		delete_option( 'rewrite_rules' );
	}

	/** Changes when an address of the declaration changes. */
	private static function fingerprint(): string {
		$addresses = array();
		foreach ( Declaration::post_types() as $name => $declared ) {
			$addresses[ $name ] = array( $declared['slug'], $declared['archive'], TypeNames::key( $name ) );
		}
		foreach ( Declaration::taxonomies() as $name => $declared ) {
			$addresses[ $name ] = array( $declared['slug'], TypeNames::key( $name ) );
		}
		return md5( (string) wp_json_encode( $addresses ) );
	}
}
