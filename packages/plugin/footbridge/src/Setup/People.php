<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

/**
 * Finds or creates the users who own an export's content.
 *
 * @phpstan-import-type User from Folder
 */
final class People {
	/** An import never creates an administrator. */
	private const ROLES = array( 'editor', 'author', 'contributor', 'subscriber' );

	/**
	 * Creates missing users with a random password. Existing users stay as they are, except that the administrator gets the
	 * name in the export.
	 *
	 * @param list<User> $users The people of the export.
	 * @return array<string, array{export: int, here: int}> Ids by login.
	 */
	public static function map( array $users, \WP_User $admin ): array {
		$map = array();
		foreach ( $users as $user ) {
			$known                 = get_user_by( 'login', $user['login'] );
			$id                    = $known instanceof \WP_User ? $known->ID : self::make( $user );
			$map[ $user['login'] ] = array(
				'export' => (int) $user['id'],
				'here'   => $id ? $id : $admin->ID,
			);
			if ( 'administrator' === $user['role'] ) {
				wp_update_user( array( 'ID' => $map[ $user['login'] ]['here'] ) + self::profile( $user ) );
			}
		}
		return $map;
	}

	/** @param User $user Whom to create; 0 on failure or for a role that is not imported. */
	private static function make( array $user ): int {
		if ( ! in_array( $user['role'], self::ROLES, true ) ) {
			return 0;
		}
		$made = wp_insert_user(
			self::profile( $user ) + array(
				'user_login'    => $user['login'],
				'user_nicename' => $user['login'],
				'user_email'    => $user['email'],
				'user_pass'     => wp_generate_password( 32, true, true ),
				'role'          => $user['role'],
			)
		);
		return is_int( $made ) ? $made : 0;
	}

	/**
	 * @param User $user A user of the export.
	 * @return array{display_name: string, first_name: string, last_name: string, description: string, user_url: string} A
	 * user's public profile.
	 */
	private static function profile( array $user ): array {
		return array(
			'display_name' => $user['displayName'],
			'first_name'   => $user['firstName'],
			'last_name'    => $user['lastName'],
			'description'  => $user['description'],
			'user_url'     => $user['url'],
		);
	}
}
