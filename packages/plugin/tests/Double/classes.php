<?php
// WordPress's classes, as far as the plugin touches them.

declare( strict_types=1 );

/** A post. */
class WP_Post {
	/** @var int */
	public $ID = 0;
	/** @var string */
	public $post_type = 'post';
	/** @var string */
	public $post_status = 'publish';
	/** @var string */
	public $post_name = '';
	/** @var string */
	public $post_password = '';
	/** @var int */
	public $post_parent = 0;
	/** @var int|string */
	public $post_author = 0;
	/** @var int */
	public $menu_order = 0;
	/** @var string */
	public $post_title = '';
	/** @var string */
	public $post_content = '';
	/** @var string */
	public $post_excerpt = '';
	/** @var string */
	public $post_date = '';

	public function __construct( array $fields = array() ) {
		foreach ( $fields as $name => $value ) {
			$this->$name = $value;
		}
	}
}

/** A role. */
class WP_Role {
	/** @var array<string, bool> */
	public $capabilities;

	public function __construct( array $capabilities = array() ) {
		$this->capabilities = $capabilities;
	}

	public function add_cap( string $name, bool $grant = true ): void {
		$this->capabilities[ $name ] = $grant;
	}

	public function remove_cap( string $name ): void {
		unset( $this->capabilities[ $name ] );
	}
}

/** The roles of a site. */
class WP_Roles {
	/** @var array<string, WP_Role> */
	public $role_objects;

	public function __construct( array $roles ) {
		$this->role_objects = $roles;
	}
}

/** A REST request. */
class WP_REST_Request {
	/** @var array<string, mixed> */
	private array $parameters;

	public function __construct( array $parameters = array() ) {
		$this->parameters = $parameters;
	}

	public function get_header( string $name ): ?string {
		return $this->parameters[ "header $name" ] ?? null;
	}

	public function get_param( string $name ) {
		return $this->parameters[ $name ] ?? null;
	}
}

/** A REST response. */
class WP_REST_Response {
	/** @var mixed */
	private $data;
	/** @var array<string, mixed> */
	private array $links;

	public function __construct( $data = null, $links = array() ) {
		$this->data  = $data;
		$this->links = is_array( $links ) ? $links : array();
	}

	public function get_data() {
		return $this->data;
	}

	public function set_data( $data ): void {
		$this->data = $data;
	}

	public function get_links(): array {
		return $this->links;
	}

	public function remove_link( string $relation ): void {
		unset( $this->links[ $relation ] );
	}

	public function header( string $name, string $value ): void {
		\Footbridge\Tests\Double\WordPress::call( 'header', array( $name, $value ) );
	}
}

/** An error. */
class WP_Error {
	/** @var string */
	public $code;
	/** @var string */
	public $message;
	/** @var array<string, mixed> */
	public $data;

	public function __construct( string $code, string $message, array $data = array() ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}
}

/** A taxonomy. */
class WP_Taxonomy {
	/** @var string */
	public $name;
	/** @var object */
	public $cap;

	public function __construct( string $name, string $capability ) {
		$this->name = $name;
		$this->cap  = (object) array( 'assign_terms' => $capability );
	}
}

/** A query of terms. */
class WP_Term_Query {
	/** @var array<string, mixed> */
	public $query_vars;

	public function __construct( array $query_vars ) {
		$this->query_vars = $query_vars;
	}
}

/** A user. */
class WP_User {
	/** @var int */
	public $ID;
	/** @var string */
	public $display_name = '';
	/** @var string */
	public $user_nicename = '';
	/** @var string */
	public $user_url = '';
	/** @var string */
	public $user_email = '';

	public function __construct( int $id ) {
		$this->ID = $id;
	}
}

/** A query of users. */
class WP_User_Query {
	/** @var array<string, mixed> */
	public $query_vars;

	public function __construct( array $query_vars ) {
		$this->query_vars = $query_vars;
	}
}

/** A hook's callbacks by priority. */
class WP_Hook {
	/** @var array<int, array<string, array{ function: callable }>> */
	public $callbacks = array();
}
