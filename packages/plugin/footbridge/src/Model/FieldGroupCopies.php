<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Copies the plugin's field groups into the database, where wp-admin edits them: ACF offers to do it by hand, Secure Custom
 * Fields 6.4 does not. Copies that were not edited are updated when a user opens the field groups.
 */
final class FieldGroupCopies {
	private const LOCK    = 'footbridge_field_group_copies';
	private const SCREENS = array( 'edit-acf-field-group', 'acf-field-group' );

	/** Registers the hook, before ACF reads the database. */
	public static function register(): void {
		add_action( 'current_screen', array( self::class, 'refresh' ), 1 );
	}

	/** Refreshes the copies when a screen of field groups is opened (not when it is saved). */
	public static function refresh(): void {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( 'get' !== $method || ! self::is_screen() || ! self::may_edit() ) {
			return;
		}
		$old = array_filter( FieldGroups::used(), array( self::class, 'is_newer' ) );
		if ( array() === $old || ! self::lock() ) {
			return;
		}
		// Or ACF would write the copies into the theme's acf-json folder.
		acf_update_setting( 'json', false );
		try {
			foreach ( $old as $group ) {
				$group['ID']                = self::copy( $group['key'] );
				$group[ FieldGroups::COPY ] = true;
				acf_import_field_group( $group );
			}
		} finally {
			acf_update_setting( 'json', true );
			delete_option( self::LOCK );
		}
	}

	/** Acquires the lock: of two tabs opened at once one can add the option. A lock left by a crash expires after a minute. */
	private static function lock(): bool {
		if ( (int) get_option( self::LOCK, time() ) < time() - 60 ) {
			delete_option( self::LOCK );
		}
		return add_option( self::LOCK, time(), '', false );
	}

	/** @param array<string, mixed> $group A group of a file: whether it is newer than its copy, or has none. */
	private static function is_newer( array $group ): bool {
		$id = self::copy( $group['key'] );
		return 0 === $id || ( $group['modified'] ?? 0 ) > (int) get_post_modified_time( 'U', true, $id );
	}

	/** The id of a field group's copy; 0 without one. */
	private static function copy( string $key ): int {
		$raw = acf_get_raw_field_group( $key );
		return is_array( $raw ) ? (int) ( $raw['ID'] ?? 0 ) : 0;
	}

	/** Whether wp-admin shows the list of field groups, or one of them. */
	private static function is_screen(): bool {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return null !== $screen && in_array( $screen->id, self::SCREENS, true );
	}

	/** Whether the reader may edit field groups at all, by ACF's own setting. */
	private static function may_edit(): bool {
		if ( ! function_exists( 'acf_import_field_group' ) || ! function_exists( 'acf_get_raw_field_group' ) ) {
			return false;
		}
		$capability = acf_get_setting( 'capability' );
		return is_string( $capability ) && current_user_can( $capability );
	}
}
