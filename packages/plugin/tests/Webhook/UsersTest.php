<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Collector;
use Footbridge\Webhook\Key;
use Footbridge\Webhook\Users;
use PHPUnit\Framework\TestCase;

/** What is sent when a user changes. */
final class UsersTest extends TestCase {
	private Collector $collector;

	protected function setUp(): void {
		$this->collector = new Collector();
		( new Users( $this->collector ) )->register();
	}

	/** @return array<string, list<string>> Keys by kind. */
	private function keys(): array {
		return array_column( $this->collector->take(), 'keys', 'kind' );
	}

	public function test_a_name_is_shown_by_every_page_with_its_author(): void {
		$old               = get_userdata( 2 );
		$old->display_name = 'Jane';
		do_action( 'profile_update', 2, $old );
		self::assertSame( array( 'user' => Key::nodes( 'user', 2 ) ), $this->keys() );
	}

	public function test_another_slug_concerns_lists_that_are_filtered_by_it(): void {
		$old                = get_userdata( 2 );
		$old->user_nicename = 'jane';
		do_action( 'profile_update', 2, $old );
		self::assertSame( array( 'terms:list:post' ), $this->keys()['list'] );
	}

	public function test_a_first_name_is_of_the_profile_alone(): void {
		do_action( 'updated_user_meta', 1, 2, 'first_name' );
		self::assertSame( array( 'user' => Key::group( 'body', 'user', 2 ) ), $this->keys() );
	}

	public function test_a_role_shows_nowhere(): void {
		do_action( 'profile_update', 2, get_userdata( 2 ) );
		self::assertSame( array(), $this->keys() );
	}
}
